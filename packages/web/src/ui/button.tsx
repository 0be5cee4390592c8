import type { ComponentProps, MouseEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { type ButtonVariantProps, button } from 'styled-system/recipes'
import { Spinner } from './feedback/spinner'

export interface ButtonProps extends ComponentProps<'button'> {
  /** outline and ghost are neutral unless a palette is named */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'danger'
  palette?: 'primary' | 'neutral' | 'error'
  size?: 'sm' | 'md' | 'lg'
  shape?: 'text' | 'icon'
  /** shows a spinner in place of the words, keeps its width and its focus, and cannot be pressed */
  busy?: boolean
}

export function Button({ busy, disabled, onClick, className, children, type = 'button', ...props }: ButtonProps) {
  const { variant, palette, size, shape, ...rest } = props
  const block = (event: MouseEvent<HTMLButtonElement>) => {
    // what is sent is busy a moment after the click: the second one of a double click comes before
    const isSecond = busy !== undefined && event.detail > 1
    if (busy || isSecond) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={block}
      className={cx(buttonClass({ variant, palette, size, shape }), className)}
    >
      {busy ? (
        <>
          <span className={css({ display: 'inherit', alignItems: 'inherit', gap: '2', opacity: '0' })}>{children}</span>
          <span className={css({ position: 'absolute' })}>
            <Spinner size="sm" />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** The same look for a link: <Link href="…" className={buttonClass({ variant: 'soft' })}>. */
export function buttonClass({ variant = 'solid', palette, size, shape }: ButtonVariantProps = {}) {
  const quiet = variant === 'outline' || variant === 'ghost'
  return button({ variant, palette: palette ?? (quiet ? 'neutral' : 'primary'), size, shape })
}
