import { useApp } from '../../platform/app/app-context'
import type { EndedSession } from '../../platform/session/ended-session'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'

/** Why the session has ended, and what becomes of what was typed. */
export default function EndedNotice({ why }: Pick<EndedSession, 'why'>) {
  const { drafts } = useApp()
  useNamespace('session-end')
  const ended = useTexts()['session-end']
  return (
    <Banner tone="warning" title={ended[why]()}>
      <p>{drafts.isLasting ? ended.kept() : ended.keptOnPage()}</p>
    </Banner>
  )
}
