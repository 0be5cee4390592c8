import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../../ui/button'
import { Dialog, type DialogProps } from '../../ui/overlay/dialog'
import { FailureBanner } from '../refusal/failure-banner'
import { useTexts } from '../texts/use-texts'

export interface QuestionDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'role' | 'onClose'> {
  /** The label of the confirming button. */
  confirm: string
  /** The label of the button that keeps everything; `Cancel` without it. */
  keep?: string
  variant?: 'solid' | 'danger'
  busy?: boolean
  /** What has the focus first: the first field, or the button that confirms, where there is nothing to type. */
  focus?: 'field' | 'confirm'
  failure?: Error | null
  onConfirm: () => void
  children?: ReactNode
}

/** Asks, with the consequence in words, before something is done. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { confirm, keep, variant = 'danger', busy, focus, failure, onConfirm, children, ...dialog } = props
  const texts = useTexts()
  return (
    <Dialog
      open
      role="alertdialog"
      {...dialog}
      footer={
        <>
          <Button variant="outline" onClick={dialog.onClose}>
            {keep ?? texts.cancel()}
          </Button>
          <Button variant={variant} busy={busy} data-autofocus={focus === 'confirm' || undefined} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {(failure || children) && (
        <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
          {failure && <FailureBanner error={failure} />}
          {children}
        </div>
      )}
    </Dialog>
  )
}
