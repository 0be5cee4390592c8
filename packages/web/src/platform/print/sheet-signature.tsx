import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { useApp } from '../app/app-context'
import { informationQuery } from '../session/information-query'
import { ClinicImage } from './clinic-image'

interface SheetSignatureProps {
  /** What the signature is for. */
  title?: string
  name: string
  /** The licence of who signs. */
  number?: string
  /** Whether the stamp of the clinic, if it has one, stands where is signed. */
  isStamped?: boolean
}

/** Room to sign by hand above the name of whoever signs. */
export function SheetSignature({ title, name, number, isStamped = false }: SheetSignatureProps) {
  const { api } = useApp()
  const hasStamp = Boolean(useQuery(informationQuery(api)).data?.stamp) && isStamped
  const classes = printing()
  return (
    <footer className={classes.signature}>
      {title && <span>{title}</span>}
      {hasStamp && (
        <span className={classes.marks}>
          <ClinicImage kind="stamp" className={classes.stampImage} />
        </span>
      )}
      <span className={hasStamp ? classes.signedBy : classes.signer}>
        <bdi>{name}</bdi>
      </span>
      {number && <bdi className={classes.small}>{number}</bdi>}
    </footer>
  )
}
