import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { useApp } from '../app/app-context'
import { informationQuery } from '../session/information-query'
import { ClinicImage } from './clinic-image'
import { SheetSignature } from './sheet-signature'

interface ClinicSignatureProps {
  /** Who signs by hand while the clinic has no signature of its own, and what for. */
  title?: string
  name?: string
}

/**
 * Where the clinic signs. Its stored signature stands above the name of the clinic and no other: it is not that of whoever sits
 * at the desk.
 */
export function ClinicSignature({ title, name }: ClinicSignatureProps) {
  const { api } = useApp()
  const { data: clinic } = useQuery(informationQuery(api))
  const classes = printing()
  if (!clinic?.signature && (name !== undefined || !clinic?.stamp))
    return name === undefined ? null : <SheetSignature title={title} name={name} isStamped />
  return (
    <footer className={classes.signature}>
      {name !== undefined && (
        <span>
          {title}: <bdi>{name}</bdi>
        </span>
      )}
      <span className={classes.marks}>
        <ClinicImage kind="stamp" className={classes.stampImage} />
        <ClinicImage kind="signature" className={classes.signatureImage} />
      </span>
      <span className={classes.signedBy}>
        <bdi>{clinic.legal_name || clinic.name}</bdi>
      </span>
    </footer>
  )
}
