import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { field } from 'styled-system/recipes'
import { useLocation } from 'wouter'
import { type ClaimCard, claimBatchQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordForm } from '../../../platform/record/record-form'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { FieldNote } from '../../../ui/field/field'
import { financeAddress } from '../use-finance-tabs'
import { EnclosedDocuments } from './enclosed-documents'
import { batchAddress } from './receivable-address'

interface BatchFormProps {
  payor: Schema<'Payor'>
  claims: readonly ClaimCard[]
}

export interface BatchValue {
  claim_ids: readonly number[]
  documents: readonly Schema<'EnclosedDocument'>[]
}

/** Which claims, and which documents go with them. */
export function BatchForm({ payor, claims }: BatchFormProps) {
  const { api } = useApp()
  const { batch, fields } = useTexts().claim
  const { money } = useFormat()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const chosenOf = ({ claim_ids }: BatchValue) => claims.filter(({ id }) => claim_ids.includes(id))
  const totalOf = (value: BatchValue) => {
    const chosen = chosenOf(value)
    return batch.total(chosen.length, money(chosen.reduce((sum, { claimed }) => sum + claimed, 0)))
  }
  return (
    <RecordForm<BatchValue, Schema<'ClaimBatch'>>
      form={`claim-batch-${payor.id}`}
      initial={{
        claim_ids: claims.map(({ id }) => id),
        documents: payor.claim_documents.map((document) => ({ document, is_enclosed: false, reason: '' })),
      }}
      describe={(value) => [{ label: fields.claim_ids(), value: totalOf(value) }]}
      problemsOf={(value) => ({
        claim_ids: chosenOf(value).length === 0 ? batch.noneChosen() : undefined,
        ...Object.fromEntries(
          value.documents.flatMap(({ is_enclosed, reason }, index) =>
            is_enclosed || reason.trim() !== '' ? [] : [[`documents.${index}.reason`, batch.missingRequired()]],
          ),
        ),
      })}
      cancel={financeAddress('receivable')}
      saveLabel={batch.save()}
      save={(value, key) =>
        unwrap(
          api.POST('/api/claim-batch', {
            params: { header: { 'Idempotency-Key': key } },
            body: {
              payor_id: payor.id,
              claim_ids: chosenOf(value).map(({ id }) => id),
              documents: value.documents.map((each) => ({
                ...each,
                reason: each.is_enclosed ? '' : each.reason.trim(),
              })),
            },
          }),
        )
      }
      onSaved={(saved) => {
        queries.setQueryData(claimBatchQuery(api, saved.id).queryKey, saved)
        void queries.invalidateQueries({ queryKey: ['claim'] })
        void notify('success', batch.saved({ number: saved.number }))
        navigate(batchAddress(saved.id), { replace: true })
      }}
    >
      {({ value, errors, change }) => (
        <div className={css({ display: 'grid', gap: '6' })}>
          <fieldset className={css({ display: 'grid', gap: '2' })}>
            <legend className={field().label}>{batch.claims()}</legend>
            {claims.map(({ id, invoice_number, patient, member_number, claimed }) => (
              <CheckboxField
                key={id}
                name="claim_ids"
                label={batch.one({
                  number: invoice_number,
                  name: personName(patient),
                  member: member_number,
                  amount: money(claimed),
                })}
                checked={value.claim_ids.includes(id)}
                onChange={({ target }) =>
                  change({
                    claim_ids: target.checked
                      ? [...value.claim_ids, id]
                      : value.claim_ids.filter((other) => other !== id),
                  })
                }
              />
            ))}
            <FieldNote id={`claims-of-${payor.id}`} help={totalOf(value)} error={errors.claim_ids} />
          </fieldset>
          <EnclosedDocuments
            documents={value.documents}
            errors={errors}
            onChange={(documents) => change({ documents })}
          />
        </div>
      )}
    </RecordForm>
  )
}
