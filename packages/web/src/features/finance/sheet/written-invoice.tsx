import { amountInWords } from '@clinic/core/money'
import { printing } from 'styled-system/recipes'
import type { Invoice } from '../../../entities/invoice/invoice-query'
import { ClinicSignature } from '../../../platform/print/clinic-signature'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { sheetFormat } from '../../../platform/print/sheet-format'
import type { SheetLanguage } from '../../../platform/print/use-sheet-choice'
import type { Information } from '../../../platform/session/information-query'
import { personName } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { InvoiceItems } from './invoice-items'
import type { MadeLink } from './link/link-query'
import { SheetSums } from './sheet-sums'

const SheetLink = lazyWithRetry(() => import('./link/sheet-link'))

interface WrittenInvoiceProps {
  invoice: Invoice
  clinic: Information
  language: SheetLanguage
  /** Its public link, printed for a camera. */
  made?: MadeLink
}

/** What an invoice says on paper; one that is void, or no invoice yet, says so across the sheet. */
export function WrittenInvoice({ invoice, clinic, language, made }: WrittenInvoiceProps) {
  const { sheet: words } = useTextsIn(language, 'invoice').invoice
  const { day, moment } = sheetFormat(language, clinic.time_zone)
  const classes = printing()
  const { number, state, patient, issued_at, due_on } = invoice
  const facts: readonly (readonly [string, string])[] = [
    [words.patient(), personName(patient)],
    [words.record(), patient.record_number],
    [words.day(), day(invoice.day)],
    [words.issued(), issued_at ? moment(issued_at) : ''],
    [words.due(), due_on ? day(due_on) : ''],
  ]
  return (
    <div lang={language} className={classes.marked}>
      <Sheet paper="a4" title={words.title()}>
        {state === 'void' && <p className={classes.stamp}>{words.void()}</p>}
        {number === null && <p className={classes.stamp}>{words.draft()}</p>}
        {clinic.document_header && (
          <p className={classes.numbered}>
            <bdi>{clinic.document_header}</bdi>
          </p>
        )}
        <SheetFacts facts={[[words.number(), number ?? ''] as const, ...facts].filter(([, value]) => value !== '')} />
        <InvoiceItems lines={invoice.lines} language={language} timeZone={clinic.time_zone} />
        <SheetSums invoice={invoice} language={language} timeZone={clinic.time_zone} />
        <p>
          {words.inWords()}: <i>{amountInWords(invoice.total, language)}</i>
        </p>
        {clinic.collects_tax && clinic.tax_number && (
          <p className={classes.small}>{words.taxNote({ number: clinic.tax_number })}</p>
        )}
        {made && <SheetLink made={made} language={language} timeZone={clinic.time_zone} />}
        <ClinicSignature />
        {clinic.document_footer && (
          <p className={classes.foot}>
            <bdi>{clinic.document_footer}</bdi>
          </p>
        )}
      </Sheet>
    </div>
  )
}
