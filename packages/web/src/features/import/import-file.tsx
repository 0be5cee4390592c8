import { sending, unwrap } from '@clinic/api'
import type { ImportKindName } from '@clinic/core/import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { failureText } from '../../platform/record/failure-text'
import { newIdempotencyKey } from '../../platform/record/idempotency-key'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { FileDrop } from '../../ui/field/file-drop'
import { type FileProblem, fileProblem, spreadsheetOf } from './import-file-problem'
import { importQuery } from './import-query'
import { importBase } from './imported-kinds'

/** Uploads a file; the server detects its type by the contents. A file that could not be sent can be sent again. */
export function ImportFile({ kind }: { kind: ImportKindName }) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.import.file
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [refused, setRefused] = useState<FileProblem>()
  const send = useMutation({
    mutationFn: ({ file, key }: { file: File; key: string }) =>
      unwrap(
        api.POST('/api/import', {
          ...sending(spreadsheetOf(file)),
          params: { query: { kind, file_name: file.name.slice(-200) }, header: { 'Idempotency-Key': key } },
        }),
      ),
    onSuccess(taken) {
      queries.setQueryData(importQuery(api, taken.id).queryKey, taken)
      navigate(`${importBase(kind)}/${taken.id}`)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['import', 'list'] }),
  })

  function take(file: File) {
    const problem = fileProblem(file)
    setRefused(problem)
    send.reset()
    if (!problem) send.mutate({ file, key: newIdempotencyKey() })
  }
  const { variables, error, isPending } = send
  const problem = refused ? words[refused]() : error && failureText(texts, error)
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {problem && (
        <Banner
          tone="error"
          title={refused ? undefined : variables?.file.name}
          action={
            error &&
            variables && (
              <Button size="sm" variant="outline" onClick={() => send.mutate(variables)}>
                {words.again()}
              </Button>
            )
          }
        >
          {problem}
        </Banner>
      )}
      <FileDrop
        label={words.title()}
        text={isPending && variables ? words.sending({ name: variables.file.name }) : words.drop()}
        choose={words.choose()}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        busy={isPending}
        onFiles={([file]) => file && take(file)}
        hint={
          <>
            <p>{words.accepted()}</p>
            <p>{words.safe()}</p>
          </>
        }
      />
    </div>
  )
}
