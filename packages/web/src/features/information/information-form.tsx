import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { usePlanPreview } from '../../entities/appointment/use-plan-preview'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { problemSentences } from '../../platform/record/problem-sentences'
import { RecordForm } from '../../platform/record/record-form'
import { type Information, informationQuery } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { InformationFields } from './information-fields'
import { informationProblems, type ProfileUpdate, profileFormFields } from './information-problems'
import { useDescribeInformation } from './use-describe-information'
import { partOf, useSaveInformation } from './use-save-information'

/** The information of the clinic while the manager changes it. */
export function InformationForm({ information }: { information: Information }) {
  const { api } = useApp()
  const { information: texts } = useTexts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const describe = useDescribeInformation()
  const planPreview = usePlanPreview()
  const save = useSaveInformation(information, profileFormFields)

  return (
    <RecordForm<ProfileUpdate, Information>
      form="information"
      initial={partOf(information, profileFormFields)}
      problemsOf={(value) => problemSentences(texts.problems, informationProblems(value))}
      describe={describe}
      cancel="/clinic/information"
      save={(value) => {
        const isClosing = value.status === 'inactive' && information.status === 'active'
        return planPreview.before(isClosing ? { inactive_clinic: true } : undefined, () => save(value))
      }}
      onSaved={(saved) => {
        queries.setQueryData(informationQuery(api).queryKey, saved)
        void notify('success', texts.saved())
        navigate('/clinic/information', { replace: true })
      }}
    >
      {(fields) => (
        <>
          <InformationFields {...fields} />
          {planPreview.question}
        </>
      )}
    </RecordForm>
  )
}
