import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { type AccountPerson, useAccountCalls } from './account-calls'

interface DisableAccountDialogProps {
  person: AccountPerson
  account: Schema<'LoginAccount'>
  onClose: () => void
}

/** Asks, with the consequence in words, before an account is disabled. */
export default function DisableAccountDialog({ person, account, onClose }: DisableAccountDialogProps) {
  const { api } = useApp()
  const { disabling: words } = useTexts()['login-account']
  const id = Number(account.id)
  const disabling = useConfirmedChange({
    send: () =>
      unwrap(api.PUT('/api/auth/account/{id}/status', { params: { path: { id } }, body: { status: 'disabled' } })),
    readAgain: useAccountCalls(person).key,
    done: words.done(),
    onClose,
  })
  return (
    <QuestionDialog
      {...disabling}
      title={words.title({ name: person.name })}
      description={words.text({ email: account.email })}
      confirm={words.confirm()}
    />
  )
}

interface InactivePersonDialogProps {
  name: string
  /** With which they sign in. */
  email: string
  onConfirm: () => void
  onClose: () => void
}

/** Explains the effect on the login when a person is made inactive. */
export function InactivePersonDialog({ name, email, ...answers }: InactivePersonDialogProps) {
  const { inactivePerson: words } = useTexts()['login-account']
  return (
    <QuestionDialog
      {...answers}
      title={words.title({ name })}
      description={words.text({ email })}
      confirm={words.confirm()}
    />
  )
}
