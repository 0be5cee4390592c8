import type { Schema } from '@clinic/api'
import { amountInWords } from '@clinic/core/money'
import { claimDocuments } from '@clinic/core/payor'
import { printing } from 'styled-system/recipes'
import { ClinicSignature } from '../../../platform/print/clinic-signature'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetTable } from '../../../platform/print/sheet-table'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'

/** What the cover sheet of a batch says: to whom, which claims, how much in figures and words, what is enclosed. */
export function WrittenBatch({ batch }: { batch: Schema<'ClaimBatch'> }) {
  const { sheet, fields } = useTexts().claim
  const { label } = useLabels()
  const { date, money } = useFormat()
  const language = useLanguage()
  const classes = printing()
  const { number, payor_name, billing_address, contract_number, submitted_on, due_on, total } = batch
  const facts: readonly (readonly [string, string])[] = [
    [sheet.number(), number],
    [sheet.to(), payor_name],
    [sheet.address(), billing_address],
    [sheet.contract(), contract_number],
    [sheet.submitted(), date(submitted_on)],
    [sheet.due(), date(due_on)],
  ]
  const columns = [fields.invoice(), fields.patient(), fields.member(), fields.day(), fields.claimed()]
  return (
    <Sheet paper="a4" title={sheet.title()}>
      <SheetFacts facts={facts.filter(([, value]) => value !== '')} />
      <SheetTable label={sheet.claims()} columns={columns}>
        {batch.claims.map(({ id, invoice_number, patient, member_number, plan_name, day, claimed }) => (
          <tr key={id}>
            <td>{invoice_number}</td>
            <td>
              <bdi>{personName(patient)}</bdi>
            </td>
            <td>{`${member_number} · ${plan_name}`}</td>
            <td>{date(day)}</td>
            <td>{money(claimed)}</td>
          </tr>
        ))}
      </SheetTable>
      <div className={classes.sums}>
        <p className={`${classes.between} ${classes.sum}`}>
          <span>{sheet.total()}</span>
          <span>{money(total)}</span>
        </p>
      </div>
      <p>
        {sheet.inWords()}: <i>{amountInWords(total, language === 'en' ? 'en' : 'id')}</i>
      </p>
      {batch.documents.length > 0 && (
        <SheetFacts
          facts={[
            [
              sheet.enclosed(),
              batch.documents
                .map(({ document, is_enclosed, reason }) =>
                  is_enclosed
                    ? label(claimDocuments, document)
                    : sheet.missing({ document: label(claimDocuments, document), reason }),
                )
                .join('; '),
            ],
          ]}
        />
      )}
      <ClinicSignature title={sheet.signed()} name={batch.submitted_by} />
    </Sheet>
  )
}
