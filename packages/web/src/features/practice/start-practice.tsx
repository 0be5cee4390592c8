import { operationRoles } from '@clinic/core/access'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import { useSearchParams } from 'wouter'
import { Page } from '../../platform/page/page'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { useStageFocus } from '../../ui/use-stage-focus'
import { PracticeQueue } from './practice-queue'
import { PracticeVisit } from './practice-visit'
import { RunningPractices } from './running-practices'

/** Mulai Praktek: a dentist chooses a patient and treats; all others read who is treated. */
export default function StartPractice() {
  const texts = useTexts().practice
  const [address] = useSearchParams()
  const canStart = useCanCall(operationRoles.startPractice)
  const id = address.get('visit') ?? ''
  const root = useRef<HTMLDivElement>(null)
  const focus = useStageFocus(root, id)
  if (canStart && /^[1-9]\d{0,15}$/.test(id))
    return (
      <div ref={root} {...focus}>
        <PracticeVisit key={id} id={Number(id)} />
      </div>
    )
  return (
    <Page title={texts.start.title()}>
      {canStart ? (
        <PracticeQueue />
      ) : (
        <div className={css({ display: 'grid', gap: '4' })}>
          <Banner>{texts.start.onlyDentists()}</Banner>
          <RunningPractices />
        </div>
      )}
    </Page>
  )
}
