import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { type Dispensing, dispensingAddress, documentsOf } from './dispensing-query'

/** What was handed out, by document, the last one first, each with its labels. */
export function HandedOut({ dispensing }: { dispensing: Dispensing }) {
  const { id, lines } = dispensing
  const words = useTexts().dispensing
  const { fields } = words
  const { dateTime, number } = useFormat(useClinicDay().timeZone)
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  const documents = documentsOf(dispensing)
  const newest = useRef<HTMLAnchorElement>(null)
  const shown = useRef(documents.length)
  useEffect(() => {
    // one more Enter leads to the labels of what was just handed out
    if (documents.length > shown.current) newest.current?.focus()
    shown.current = documents.length
  }, [documents.length])
  return documents.map((document, index) => (
    <Card
      key={document.id}
      flush
      title={document.number}
      actions={
        <Link
          ref={index === 0 ? newest : undefined}
          href={`${dispensingAddress}/${id}/label?document=${document.id}`}
          className={buttonClass({ variant: 'soft', size: 'sm' })}
          aria-label={words.labelsOf({ number: document.number })}
        >
          <Printer aria-hidden="true" />
          {words.labels()}
        </Link>
      }
    >
      <Table
        label={words.history()}
        rows={document.movements}
        rowKey={(movement) => movement.id}
        columns={[
          {
            key: 'medicine',
            header: fields.medicines(),
            cell({ line }) {
              const medicine = lines.find((each) => each.line === line)
              return medicine ? <bdi>{nameOf(medicine)}</bdi> : ''
            },
          },
          {
            key: 'batch',
            header: fields.batch(),
            cell: (batch) => <TwoLines small={expiryOf(batch)}>{lotOf(batch)}</TwoLines>,
          },
          {
            key: 'quantity',
            header: fields.quantity(),
            align: 'end',
            fit: true,
            cell: ({ quantity }) => number(quantity),
          },
        ]}
      />
      <p className={css({ textStyle: 'small', color: 'muted', padding: '4' })}>
        {words.by({ when: dateTime(document.at), name: document.by })}
      </p>
    </Card>
  ))
}
