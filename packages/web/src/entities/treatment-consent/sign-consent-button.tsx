import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { noteQuery } from '../note/note-query'

const SignConsentDialog = lazyWithRetry(() => import('./sign-consent-dialog'))

interface SignConsentButtonProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient'>
}

/** Begins a consent of a visit with what its note says by now. */
export function SignConsentButton({ visit }: SignConsentButtonProps) {
  const { api } = useApp()
  const words = useTexts()['treatment-consent']
  const [isSigning, setSigning] = useState(false)
  const { data, isPending } = useQuery({ ...noteQuery(api, visit.id), enabled: isSigning })
  const content = data?.notes.find(({ state }) => state === 'draft')?.content ?? { diagnoses: [], procedures: [] }
  return (
    <>
      <Button size="sm" variant="outline" busy={isSigning && isPending} onClick={() => setSigning(true)}>
        {words.sign()}
      </Button>
      <Suspense>
        {isSigning && !isPending && (
          <SignConsentDialog visit={visit} content={content} onClose={() => setSigning(false)} />
        )}
      </Suspense>
    </>
  )
}
