import { type ReactNode, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { Banner } from '../../ui/feedback/banner'
import { focusFirstWrong } from '../record/field-errors'
import { Failure } from './failure'
import { refusedFields } from './refused-fields'

interface FailureBannerProps {
  error: Error
  /** the failed action, where the reason alone does not name it */
  title?: string
  children?: ReactNode
}

/**
 * Explains a failed request where it was sent. A refusal of fields names their labels; the first of them in the surrounding
 * form gets the focus, and the banner itself when none is there.
 */
export function FailureBanner({ error, title, children }: FailureBannerProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = Object.keys(refusedFields(error))
    if (fields.length === 0) return
    const form = element.current?.closest<HTMLElement>('form, [role=dialog], [role=alertdialog]')
    if (!focusFirstWrong(form, fields)) element.current?.focus()
  }, [error])
  return (
    <div ref={element} tabIndex={-1} className={css({ scrollMarginBlockEnd: '6rem' })}>
      <Banner tone="error" title={title}>
        <Failure error={error} />
        {children && <p>{children}</p>}
      </Banner>
    </div>
  )
}
