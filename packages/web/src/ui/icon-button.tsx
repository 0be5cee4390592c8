import { Button, type ButtonProps } from './button'

interface IconButtonProps extends Omit<ButtonProps, 'shape' | 'aria-label' | 'title'> {
  /** the action: its name for a screen reader and its tooltip */
  label: string
}

export function IconButton({ label, variant = 'ghost', ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} shape="icon" aria-label={label} title={label} />
}
