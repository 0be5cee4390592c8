import { useEffect, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { signOut } from '../../platform/session/sign-out'
import { useTexts } from '../../platform/texts/use-texts'

/** Says before a sign-out how much the server does not have yet. Nothing of it is lost by leaving. */
export function LeaveQuestion() {
  const { drafts, session } = useApp()
  const { leave: texts } = useTexts().journal
  const [unsent, ask] = useState(0)

  useEffect(
    () =>
      signOut.watch(async (event) => {
        event.preventDefault()
        const forms = await drafts.forms().catch(() => [])
        const count = forms.filter((form) => /^(journal\/|visit-)/.test(form)).length
        if (count === 0) return session.send({ type: 'session.logout' })
        document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
        ask(count)
      }),
    [drafts, session],
  )

  if (unsent === 0) return null
  return (
    <QuestionDialog
      title={texts.title()}
      description={texts.text(unsent)}
      confirm={texts.leave()}
      keep={texts.stay()}
      variant="solid"
      onConfirm={() => session.send({ type: 'session.logout' })}
      onClose={() => ask(0)}
    />
  )
}
