import type { Schema } from '@clinic/api'
import { claimDocuments } from '@clinic/core/payor'
import { css } from 'styled-system/css'
import { field } from 'styled-system/recipes'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { FieldNote } from '../../../ui/field/field'
import { TextField } from '../../../ui/field/text-field'

type Enclosed = Schema<'EnclosedDocument'>

interface EnclosedDocumentsProps {
  documents: readonly Enclosed[]
  errors: Readonly<Record<string, string | undefined>>
  onChange: (documents: Enclosed[]) => void
}

/** The checklist of what the payor requires: ticked, or the reason why it is missing. */
export function EnclosedDocuments({ documents, errors, onChange }: EnclosedDocumentsProps) {
  const { batch } = useTexts().claim
  const { label } = useLabels()
  const change = (document: Enclosed['document'], part: Partial<Enclosed>) =>
    onChange(documents.map((each) => (each.document === document ? { ...each, ...part } : each)))
  return (
    <fieldset className={css({ display: 'grid', gap: '3' })}>
      <legend className={field().label}>{batch.documents()}</legend>
      {documents.length === 0 && <p className={field().help}>{batch.noDocuments()}</p>}
      {documents.map(({ document, is_enclosed, reason }, index) => (
        <div key={document} className={css({ display: 'grid', gap: '2' })}>
          <CheckboxField
            name={`documents.${index}.is_enclosed`}
            label={label(claimDocuments, document)}
            checked={is_enclosed}
            onChange={({ target }) => change(document, { is_enclosed: target.checked })}
          />
          {!is_enclosed && (
            <TextField
              name={`documents.${index}.reason`}
              label={batch.missing({ document: label(claimDocuments, document) })}
              maxLength={200}
              dir="auto"
              error={errors[`documents.${index}.reason`]}
              value={reason}
              onChange={({ target }) => change(document, { reason: target.value })}
            />
          )}
        </div>
      ))}
      <FieldNote id="documents-note" error={errors.documents} />
    </fieldset>
  )
}
