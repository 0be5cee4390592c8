import { type DialogProps, Overlay } from './dialog'

interface DrawerProps extends Omit<DialogProps, 'role'> {
  placement?: 'start' | 'end'
}

/** A panel at the edge of the page. */
export function Drawer({ placement = 'end', size = 'sm', ...props }: DrawerProps) {
  return <Overlay {...props} size={size} placement={placement} />
}
