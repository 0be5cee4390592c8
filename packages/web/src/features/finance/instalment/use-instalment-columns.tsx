import { instalmentPlanStates } from '@clinic/core/instalment'
import { messageLink, messageObstacle, messageObstacles } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useMemo } from 'react'
import { css, cx } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import type { InstalmentPlan } from '../../../entities/instalment/instalment-query'
import { useApp } from '../../../platform/app/app-context'
import { informationQuery } from '../../../platform/session/information-query'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines, Unbroken } from '../../../ui/table/two-lines'
import { Tag } from '../../../ui/tag'

/** The columns of the list of instalment plans. */
export function useInstalmentColumns(): readonly Column<InstalmentPlan>[] {
  const { fields, paidTerms } = useTexts().instalment
  const { date, money, number } = useFormat()
  return useMemo(
    () => [
      {
        key: 'invoice',
        header: fields.invoice(),
        cell: ({ invoice_number, patient }) => (
          <TwoLines
            small={
              <>
                {personName(patient)} · <Unbroken>{patient.record_number}</Unbroken>
              </>
            }
          >
            {invoice_number}
          </TwoLines>
        ),
      },
      {
        key: 'state',
        header: fields.state(),
        selfEvident: true,
        fit: true,
        cell: ({ state }) => <ValueTag of={instalmentPlanStates} value={state} />,
      },
      {
        key: 'terms',
        header: fields.terms(),
        from: 'lg',
        cell: ({ terms }) => {
          const paid = terms.filter((term) => term.paid === term.amount)
          return paidTerms({ paid: number(paid.length), all: number(terms.length) })
        },
      },
      {
        key: 'due_on',
        header: fields.due_on(),
        fit: true,
        sortable: true,
        cell: ({ due_on, late }) => due_on && (late > 0 ? <Tag tone="error">{date(due_on)}</Tag> : date(due_on)),
      },
      {
        key: 'late',
        header: fields.late(),
        align: 'end',
        fit: true,
        cell: ({ late, patient, invoice_number, due_on }) =>
          late > 0 && due_on && <Late late={late} patient={patient} invoice={invoice_number} due_on={due_on} />,
      },
      { key: 'owed', header: fields.owed(), align: 'end', fit: true, from: 'lg', cell: ({ owed }) => money(owed) },
    ],
    [fields, paidTerms, date, money, number],
  )
}

interface LateProps extends Pick<InstalmentPlan, 'late' | 'patient'> {
  /** Its number. */
  invoice: string
  due_on: string
}

/** What is late, with a message to the patient that is ready to be sent. */
function Late({ late, patient, invoice, due_on }: LateProps) {
  const { remind, remindWho, reminder } = useTexts().instalment
  const { date, money } = useFormat()
  const clinic = useQuery(informationQuery(useApp().api)).data?.name ?? ''
  const { label } = useLabels()
  const amount = money(late)
  const obstacle = messageObstacle(patient)
  if (obstacle) {
    return (
      <TwoLines align="end" small={label(messageObstacles, obstacle)}>
        {amount}
      </TwoLines>
    )
  }
  const text = reminder({ name: patient.first_name, amount, number: invoice, clinic, date: date(due_on) })
  return (
    <TwoLines
      align="end"
      small={
        <a
          href={messageLink(patient.phone, text)}
          target="_blank"
          rel="noopener"
          aria-label={remindWho({ name: personName(patient) })}
          className={cx(link(), message)}
        >
          <MessageCircle aria-hidden="true" />
          {remind()}
        </a>
      }
    >
      {amount}
    </TwoLines>
  )
}

const message = css({ display: 'inline-flex', alignItems: 'center', gap: '1', '& svg': { boxSize: '4' } })
