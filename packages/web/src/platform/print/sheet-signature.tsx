import { printing } from 'styled-system/recipes'

interface SheetSignatureProps {
  /** What the signature is for. */
  title?: string
  name: string
  /** The licence of who signs. */
  number?: string
}

/** Room to sign by hand above the name of whoever signs. */
export function SheetSignature({ title, name, number }: SheetSignatureProps) {
  const classes = printing()
  return (
    <footer className={classes.signature}>
      {title && <span>{title}</span>}
      <span className={classes.signer}>
        <bdi>{name}</bdi>
      </span>
      {number && <bdi className={classes.small}>{number}</bdi>}
    </footer>
  )
}
