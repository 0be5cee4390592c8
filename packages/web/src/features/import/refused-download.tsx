import { ApiError, type Schema } from '@clinic/api'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApp } from '../../platform/app/app-context'
import { saveFile } from '../../platform/list/save-file'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'

/** The refused rows as a file, in the columns they came in and with the reasons: to be mended and imported again. */
export function RefusedDownload({ record: { id, file_name } }: { record: Schema<'Import'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const { download, refusedFile } = texts.import
  const fetching = useMutation({
    async mutationFn() {
      const request = { params: { path: { id } }, parseAs: 'blob' } as const
      const { data, response } = await api.GET('/api/import/{id}/problems', request)
      if (!data) throw new ApiError(response.statusText, response.status)
      return data
    },
    onSuccess: (file) => saveFile(file, `${file_name.replace(/\.\w+$/, '')} - ${refusedFile()}.csv`),
    onError: (error) => void notify('error', failureText(texts, error)),
  })
  return (
    <Button variant="outline" busy={fetching.isPending} onClick={() => fetching.mutate()}>
      <Download aria-hidden="true" />
      {download()}
    </Button>
  )
}
