import type { ReactNode } from 'react'
import { printing } from 'styled-system/recipes'
import { ClinicSignature } from '../../../platform/print/clinic-signature'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import type { SheetChoice } from '../../../platform/print/use-sheet-choice'
import type { Information } from '../../../platform/session/information-query'
import { useTextsIn } from '../../../platform/texts/use-texts-in'

interface ReceiptPaperProps {
  clinic: Information
  choice: Pick<SheetChoice, 'paper' | 'language'>
  title: string
  stamp?: string | undefined
  facts: readonly (readonly [string, string])[]
  /** What came in or went out, by its methods, as written. */
  rows: readonly (readonly [string, string])[]
  amount: string
  /** What stands below the sum. */
  after?: ReactNode
  /** As what whoever took it signs; the cashier where it is left out. */
  signedAs?: string
  receivedBy: string
  link?: ReactNode
}

/** The paper of money that was received or given back: its facts, its sum, and who took it. */
export function ReceiptPaper({ clinic, choice: { paper, language }, title, ...said }: ReceiptPaperProps) {
  const { stamp, facts, rows, amount, after, receivedBy, link } = said
  const { sheet: words } = useTextsIn(language, 'invoice').invoice
  const { signedAs = words.cashier() } = said
  const classes = printing()
  const isNarrow = paper === 'thermal_58' || paper === 'thermal_80'
  return (
    <div lang={language} className={classes.marked}>
      <Sheet paper={paper} title={title}>
        {stamp && <p className={classes.stamp}>{stamp}</p>}
        {clinic.document_header && (
          <p className={classes.numbered}>
            <bdi>{clinic.document_header}</bdi>
          </p>
        )}
        <SheetFacts facts={facts.filter(([, value]) => value !== '')} />
        <div className={classes.sums}>
          {rows.map(([label, value]) => (
            <p key={label} className={classes.between}>
              <span>{label}</span>
              <span>{value}</span>
            </p>
          ))}
          <p className={`${classes.between} ${classes.sum}`}>
            <span>{words.amount()}</span>
            <span>{amount}</span>
          </p>
          {after}
        </div>
        {isNarrow ? (
          <p>
            {signedAs}: <bdi>{receivedBy}</bdi>
          </p>
        ) : (
          <ClinicSignature title={signedAs} name={receivedBy} />
        )}
        {link}
        {clinic.document_footer && (
          <p className={classes.small}>
            <bdi>{clinic.document_footer}</bdi>
          </p>
        )}
      </Sheet>
    </div>
  )
}
