import { css } from 'styled-system/css'

interface SheetSignatureProps {
  /** What the signature is for. */
  title?: string
  name: string
  /** The licence of who signs. */
  number?: string
}

/** Room to sign by hand above the name of whoever signs. */
export const SheetSignature = ({ title, name, number }: SheetSignatureProps) => (
  <footer className={place}>
    {title && <span>{title}</span>}
    <span className={line}>
      <bdi>{name}</bdi>
    </span>
    {number && <bdi className={css({ fontSize: '[0.85em]' })}>{number}</bdi>}
  </footer>
)

const place = css({ alignSelf: 'flex-end', display: 'grid', minWidth: '[16em]', breakInside: 'avoid' })
const line = css({
  marginBlockStart: '[4em]',
  borderBlockStart: '[1px solid currentColor]',
  paddingBlockStart: '[0.25em]',
})
