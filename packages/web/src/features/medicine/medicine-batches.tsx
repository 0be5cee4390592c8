import { operationRoles } from '@clinic/core/access'
import { medicineBatchStates } from '@clinic/core/medicine'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useAmount } from '../../entities/medicine/use-amount'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { type Batch, batchesQuery, type Medicine } from './medicine-query'

const RecallDialog = lazyWithRetry(() => import('./recall-dialog'))

/** The batches of a medicine, the first to expire first: it is used first. */
export function MedicineBatches({ medicine: { id, unit } }: { medicine: Medicine }) {
  const { api } = useApp()
  const { batches: words, recallBatch, fields } = useTexts().medicine
  const { money, dateTime } = useFormat(useClinicDay().timeZone)
  const amount = useAmount()
  const { lotOf, expiryOf } = useBatchName()
  const canRecall = useCanCall(operationRoles.recallMedicineBatch)
  const [all, setAll] = useState(false)
  const [recalled, setRecalled] = useState<Batch>()
  const query = useQuery(batchesQuery(api, id, { all }))
  const { data, error } = query
  return (
    <Card
      flush
      title={words.title()}
      actions={
        <Button variant="ghost" size="sm" onClick={() => setAll(!all)}>
          {all ? words.present() : words.all()}
        </Button>
      }
    >
      {!data && error && <LoadFailed query={query} />}
      {data?.length === 0 && <p className={none}>{words.none()}</p>}
      {data?.length !== 0 && !error && (
        <Table
          label={words.title()}
          rows={data}
          skeletonRows={3}
          rowKey={(batch) => batch.id}
          columns={[
            {
              key: 'lot',
              header: words.lot(),
              cell: (batch) => (
                <TwoLines
                  small={
                    batch.recalled
                      ? recallBatch.told({
                          name: batch.recalled.by,
                          when: dateTime(batch.recalled.at),
                          reason: batch.recalled.reason,
                        })
                      : batch.supplier_name
                  }
                >
                  {lotOf(batch)}
                </TwoLines>
              ),
            },
            { key: 'expires_on', header: words.expires(), fit: true, cell: expiryOf },
            {
              key: 'on_hand',
              header: fields.on_hand(),
              align: 'end',
              fit: true,
              cell: ({ on_hand }) => amount(on_hand, unit),
            },
            { key: 'cost', header: words.cost(), align: 'end', fit: true, cell: ({ unit_cost }) => money(unit_cost) },
            {
              key: 'state',
              header: words.state(),
              selfEvident: true,
              fit: true,
              cell: ({ state }) => <ValueTag of={medicineBatchStates} value={state} />,
            },
          ]}
          actionsLabel={words.recall()}
          actions={(batch) =>
            canRecall &&
            !batch.recalled && (
              <Button variant="ghost" size="sm" onClick={() => setRecalled(batch)}>
                {words.recall()}
              </Button>
            )
          }
        />
      )}
      {recalled && (
        <Suspense>
          <RecallDialog batch={recalled} onClose={() => setRecalled(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
