import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialog } from 'styled-system/recipes'
import { IconButton } from '../icon-button'
import { PageDirection } from '../page-direction'
import { useUiTexts } from '../ui-texts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  children?: ReactNode
  /** buttons, the primary one last */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Returns what is focused once it is closed; without one it is what opened it. */
  focusAfter?: () => HTMLElement | null
  /** alertdialog: a question that must be answered */
  role?: 'dialog' | 'alertdialog'
}

export function Dialog(props: DialogProps) {
  return <Overlay {...props} placement="center" />
}

/** Dialog and drawer are one thing in two places. */
export function Overlay({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size,
  focusAfter,
  role,
  placement,
}: OverlayProps) {
  const texts = useUiTexts()
  const classes = dialog({ placement, size })
  return (
    <PageDirection>
      <Ark.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        // the focus is trapped; in React's strict mode it leaves and comes back once, which is no wish to close
        onFocusOutside={(event) => event.preventDefault()}
        finalFocusEl={focusAfter}
        role={role}
        lazyMount
      >
        <Portal>
          <Ark.Backdrop className={classes.backdrop} />
          <Ark.Positioner className={classes.positioner}>
            <Ark.Content className={classes.content}>
              <Ark.Title className={classes.title}>{title}</Ark.Title>
              {description && <Ark.Description className={classes.description}>{description}</Ark.Description>}
              {children && <div className={classes.body}>{children}</div>}
              {footer && <footer className={classes.footer}>{footer}</footer>}
              <span className={classes.close}>
                <IconButton label={texts.close} onClick={onClose}>
                  <X />
                </IconButton>
              </span>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageDirection>
  )
}

type OverlayProps = DialogProps & { placement: 'center' | 'start' | 'end' }
