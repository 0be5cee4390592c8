import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { form } from 'styled-system/recipes'
import { Button } from '../../ui/button'
import { useTexts } from '../texts/use-texts'

/** Back at the start, on at the end, and between them why it does not go on. */
export function StepBar({
  onBack,
  disabled,
  children,
}: {
  onBack?: () => void
  disabled?: boolean
  children: ReactNode
}) {
  const texts = useTexts()
  return (
    <div className={cx(form().bar, css({ justifyContent: 'space-between' }))}>
      {onBack ? (
        <Button variant="outline" size="lg" disabled={disabled} onClick={onBack}>
          {texts.back()}
        </Button>
      ) : (
        <span />
      )}
      {children}
    </div>
  )
}
