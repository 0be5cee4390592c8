import { printing } from 'styled-system/recipes'
import { sheetFormat } from '../../../../platform/print/sheet-format'
import type { SheetLanguage } from '../../../../platform/print/use-sheet-choice'
import { useTextsIn } from '../../../../platform/texts/use-texts-in'
import { QrCode } from '../../../../ui/qr-code'
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
