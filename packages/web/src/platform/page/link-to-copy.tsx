import { Copy } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../../ui/button'
import { copyAndNotify } from './copy-and-notify'

interface LinkToCopyProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  link: string
  words: { copy: () => string; copied: () => string; copyFailed: () => string }
  /** What else is done with the link, after the button that copies it. */
  children?: ReactNode
}

/** The address of a link, to be read, selected or copied. */
export function LinkToCopy({ link, words, size, children }: LinkToCopyProps) {
  return (
    <>
      <p className={line}>{link}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button variant="soft" size={size} onClick={() => void copyAndNotify(link, words.copied(), words.copyFailed())}>
          <Copy aria-hidden="true" />
          {words.copy()}
        </Button>
        {children}
      </div>
    </>
  )
}

const line = css({
  paddingBlock: '2',
  paddingInline: '3',
  background: 'sunken',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  userSelect: 'all',
})
