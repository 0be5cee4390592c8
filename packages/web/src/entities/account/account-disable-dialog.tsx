import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { type AccountPerson, useAccountCalls } from './account-calls'

interface DisableAccountDialogProps {
  person: AccountPerson
  account: Schema<'LoginAccount'>
  onClose: () => void
}

/** Asks, with the consequence in words, before somebody cannot sign in any more. */
export default function DisableAccountDialog({ person, account, onClose }: DisableAccountDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { disabling: words } = texts['login-account']
  const { key } = useAccountCalls(person)
  const queries = useQueryClient()
  const id = Number(account.id)

  const disable = useMutation({
    mutationFn: () =>
      unwrap(api.PUT('/api/auth/account/{id}/status', { params: { path: { id } }, body: { status: 'disabled' } })),
    onSuccess: () => {
      void notify('success', words.done())
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={words.title({ name: person.name })}
      description={words.text({ email: account.email })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant="danger" busy={disable.isPending} onClick={() => disable.mutate()}>
            {words.confirm()}
          </Button>
        </>
      }
    >
      {disable.error && <FailureBanner error={disable.error} />}
    </Dialog>
  )
}

interface InactivePersonDialogProps {
  name: string
  /** With which they sign in. */
  email: string
  onConfirm: () => void
  onClose: () => void
}

/** Says what it means for their login that somebody is made inactive. */
export function InactivePersonDialog({ name, email, onConfirm, onClose }: InactivePersonDialogProps) {
  const texts = useTexts()
  const { inactivePerson: words } = texts['login-account']
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title({ name })}
      description={words.text({ email })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {words.confirm()}
          </Button>
        </>
      }
    />
  )
}
