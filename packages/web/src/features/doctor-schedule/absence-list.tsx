import type { Schema } from '@clinic/api'
import { link } from 'styled-system/recipes'
import type { Absence } from '../../platform/schedule-query'
import { useDays } from '../../platform/use-days'
import { useTexts } from '../../platform/use-texts'
import { Table } from '../../ui/table'
import { Tag, type Tone } from '../../ui/tag'

export const absenceTones: Record<Schema<'AbsenceState'>, Tone> = {
  requested: 'warning',
  approved: 'info',
  rejected: 'neutral',
  cancelled: 'neutral',
}

interface AbsenceListProps {
  absences: readonly Absence[] | undefined
  /** own: of one dentist, who need not be named */
  of: 'all' | 'own'
  onOpen: (absence: Absence) => void
}

/** Who is or wants to be away, and what became of it. */
export function AbsenceList({ absences, of, onOpen }: AbsenceListProps) {
  const texts = useTexts()['doctor-schedule']
  const { absence: words } = texts
  const { range } = useDays()
  const open = (absence: Absence, text: string) => (
    <button type="button" className={link()} onClick={() => onOpen(absence)}>
      <bdi>{text}</bdi>
    </button>
  )
  const daysOf = ({ starts_on, ends_on }: Absence) => range(starts_on, ends_on)
  return (
    <Table
      label={words.title()}
      rows={absences}
      skeletonRows={2}
      rowKey={({ id }) => id}
      columns={[
        ...(of === 'all'
          ? [
              { key: 'dentist', header: texts.dentist(), cell: (each: Absence) => open(each, each.doctor_name) },
              { key: 'days', header: words.days(), cell: daysOf },
              {
                ...{ key: 'visits', header: words.appointments(), fit: true, align: 'end' as const },
                cell: ({ state, visits }: Absence) =>
                  (state === 'requested' || state === 'approved') && visits > 0 ? visits : '',
              },
            ]
          : [{ key: 'days', header: words.days(), cell: (each: Absence) => open(each, daysOf(each)) }]),
        { key: 'kind', header: words.kind(), fit: true, cell: ({ kind }) => words.kinds[kind]() },
        {
          key: 'state',
          header: words.state(),
          fit: true,
          cell: ({ state }) => <Tag tone={absenceTones[state]}>{words.states[state]()}</Tag>,
        },
      ]}
    />
  )
}
