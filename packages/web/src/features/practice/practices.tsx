import { operationRoles } from '@clinic/core/access'
import { css } from 'styled-system/css'
import { Page } from '../../platform/page/page'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { PracticeQueue } from './practice-queue'
import { RunningPractices } from './running-practices'

/** Idental: the patients a dentist treats today, and who is treated in which chair. */
export default function Practices() {
  const texts = useTexts().practice
  const canStart = useCanCall(operationRoles.startPractice)
  return (
    <Page title={texts.title()}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {canStart && <PracticeQueue />}
        <RunningPractices />
      </div>
    </Page>
  )
}
