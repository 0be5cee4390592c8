import { printing } from 'styled-system/recipes'
import { useTextsIn } from '../../../../platform/texts/use-texts-in'
import { QrCode } from '../../../../ui/qr-code'
import { sheetFormat } from '../sheet-format'
import type { SheetLanguage } from '../use-sheet-choice'
import { linkAddress, type MadeLink } from './link-query'

interface SheetLinkProps {
  made: MadeLink
  language: SheetLanguage
  timeZone: string
}

/** The link of a paper on it, for a camera. */
export default function SheetLink({ made, language, timeZone }: SheetLinkProps) {
  const words = useTextsIn(language, 'receipt-link')['receipt-link']
  const { moment } = sheetFormat(language, timeZone)
  const classes = printing()
  return (
    <div className={classes.link}>
      <QrCode value={linkAddress(made.token)} label={words.code()} />
      <p className={classes.small}>{words.caption({ day: moment(made.link.expires_at) })}</p>
    </div>
  )
}
