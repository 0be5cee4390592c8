import type { Schema } from '@clinic/api'
import { claimAges } from '@clinic/core/claim'
import { valuesOf } from '@clinic/core/values'
import { css, cx } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { claimsAddress, payAddress, submitAddress } from './receivable-address'

type Row = Schema<'Receivable'>

/** The columns of what payors owe: who, how much of each age, and what to do next. */
export function useReceivableColumns(): readonly Column<Row>[] {
  const { fields, receivable: words } = useTexts().claim
  const { label } = useLabels()
  const { money } = useFormat()
  const ages = valuesOf(claimAges).map(
    (age): Column<Row> => ({
      key: age,
      header: label(claimAges, age),
      align: 'end',
      fit: true,
      cell: ({ payor_id, payor_name, [age]: amount }) =>
        amount > 0 && (
          <Link
            href={claimsAddress({ payor_id, age })}
            aria-label={`${isolated(payor_name)}, ${label(claimAges, age)}: ${money(amount)}`}
          >
            {money(amount)}
          </Link>
        ),
    }),
  )
  return [
    {
      key: 'payor',
      header: fields.payor(),
      cell: ({ payor_id, payor_name, claims, terms_days }) => (
        <TwoLines small={words.ofPayor(claims, terms_days)}>
          <Link href={claimsAddress({ payor_id })} className={cx(link({ quiet: true }), narrow)}>
            {payor_name}
          </Link>
        </TwoLines>
      ),
    },
    ...ages,
    { key: 'total', header: fields.owed(), align: 'end', fit: true, cell: ({ total }) => <b>{money(total)}</b> },
    { key: 'next', header: words.next(), fit: true, selfEvident: true, cell: (row) => <Next row={row} /> },
  ]
}

function Next({ row: { payor_id, payor_name } }: { row: Row }) {
  const { receivable: words } = useTexts().claim
  const look = buttonClass({ variant: 'outline', size: 'sm' })
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: { sm: '1' } })}>
      <Link href={submitAddress(payor_id)} className={look} aria-label={words.submitTo({ name: isolated(payor_name) })}>
        {words.submit()}
      </Link>
      <Link href={payAddress(payor_id)} className={look} aria-label={words.payOf({ name: isolated(payor_name) })}>
        {words.pay()}
      </Link>
    </span>
  )
}

// where the amounts of every age are large, the name gives way
const narrow = css({ overflowWrap: 'anywhere' })
