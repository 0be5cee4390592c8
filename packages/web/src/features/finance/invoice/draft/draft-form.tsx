import { unwrap } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useWaitingPrescriptions } from '../../../../entities/dispensing/use-waiting-prescriptions'
import { billedTerms } from '../../../../entities/invoice/draft-amounts'
import { type Invoice, invoiceQuery } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { RecordForm } from '../../../../platform/record/record-form'
import { informationQuery } from '../../../../platform/session/information-query'
import { useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { lazyWithRetry } from '../../../../ui/lazy-with-retry'
import { financeAddress } from '../../use-finance-tabs'
import { DraftFields } from './draft-fields'
import { draftProblems } from './draft-problems'
import { type DraftValue, draftChange, draftValue } from './draft-value'
import { IssueButton } from './issue-button'
import { useDescribeDraft } from './use-describe-draft'

const IssueDialog = lazyWithRetry(() => import('./issue-dialog'))
const RequestDialog = lazyWithRetry(() => import('../../approval/request-dialog'))
const ApprovalNotice = lazyWithRetry(() => import('../../approval/approval-notice'))
const DiscardDialog = lazyWithRetry(() => import('./discard-dialog'))

/** The form of a draft. Issuing saves what is typed first, then asks. */
export default function DraftForm({ invoice }: { invoice: Invoice }) {
  const { api } = useApp()
  const { save, discard, problems: words } = useTexts().invoice
  const queries = useQueryClient()
  const describe = useDescribeDraft(invoice.policies)
  const clinic = useQuery(informationQuery(api)).data
  // read ahead: the question of issuing names them, and does not grow while it is read
  useWaitingPrescriptions(invoice.visit_id)
  const [goal, setGoal] = useState<'save' | 'ask' | 'issue'>('save')
  const [asked, ask] = useState<'ask' | 'issue' | 'discard'>()
  // a saved draft has a newer version: the question stands over the stored one
  const [saved, setSaved] = useState(invoice)
  const current = saved.version > invoice.version ? saved : invoice
  if (!clinic) return null
  const { policies, packages } = current
  const policyOf = ({ policy_id }: DraftValue) => policies.find(({ id }) => id === policy_id)
  const termsOf = (value: DraftValue) =>
    billedTerms({ day: invoice.day, discount: value.discount, policy: policyOf(value) }, clinic)
  const close = () => ask(undefined)
  function readAgain() {
    void queries.invalidateQueries({ queryKey: ['invoice'] })
    close()
  }
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      <Suspense>{current.approval && <ApprovalNotice approval={current.approval} />}</Suspense>
      <RecordForm<DraftValue, Invoice>
        key={current.version}
        form={`invoice-${invoice.id}`}
        width="page"
        initial={draftValue(current)}
        problemsOf={(value) =>
          draftProblems(value, {
            terms: termsOf(value),
            policy: policyOf(value),
            packages,
            words,
            isIssued: goal !== 'save',
          })
        }
        describe={describe}
        save={(value) =>
          unwrap(api.PUT('/api/invoice/{id}', { params: { path: { id: invoice.id } }, body: draftChange(value) }))
        }
        onSaved={(stored) => {
          setSaved(stored)
          if (goal === 'issue' || (goal === 'ask' && stored.needs_manager)) return ask(goal)
          queries.setQueryData(invoiceQuery(api, invoice.id).queryKey, stored)
          void queries.invalidateQueries({ queryKey: ['invoice'] })
          void notify('success', save.saved())
        }}
        cancel={financeAddress('cashier')}
        saveLabel={save.save()}
        onPressSave={() => flushSync(() => setGoal('save'))}
        before={
          <Button variant="outline" palette="error" onClick={() => ask('discard')}>
            {discard.open()}
          </Button>
        }
        after={{
          isPressed: goal === 'issue',
          // Enter issues at once, unless a question lies over it
          button: (isBusy) => (
            <IssueButton
              hasFocus={asked === undefined}
              busy={isBusy}
              onClick={() => flushSync(() => setGoal('issue'))}
            />
          ),
        }}
      >
        {(fields) => (
          <DraftFields
            {...fields}
            policies={policies}
            priceList={current.price_list}
            packages={packages}
            terms={termsOf(fields.value)}
            limit={clinic.discount_limit_percent}
            approval={current.approval}
            onAsk={() => flushSync(() => setGoal('ask'))}
          />
        )}
      </RecordForm>
      <Suspense>
        {asked === 'issue' && <IssueDialog invoice={current} onClose={close} />}
        {asked === 'ask' && <RequestDialog invoice={current} onClose={readAgain} />}
        {asked === 'discard' && <DiscardDialog invoice={current} onClose={close} />}
      </Suspense>
    </div>
  )
}
