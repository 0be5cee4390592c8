import type { Schema } from '@clinic/api'
import type { FindingRow } from '@clinic/core/odontogram'
import { useMemo } from 'react'
import { useAccount } from '../../../platform/session/use-account'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

/** The parts of a chart that tell who entered what, and when. */
export type ChartRecord = Pick<Schema<'Odontogram'>, 'findings' | 'visits'>

export type EnteredWords = ReturnType<typeof useEnteredWords>

/** Returns functions that say who entered a finding, and when. */
export function useEnteredWords({ findings, visits }: ChartRecord, timeZone: string | undefined) {
  const { odontogram: texts } = useTexts()
  const { dateTime, date } = useFormat(timeZone)
  const account = useAccount()
  const names = useMemo(
    () => new Map([[String(account?.id), account?.displayname ?? ''], ...findings.map(nameOf)]),
    [account, findings],
  )
  const visitOf = (id: string) => visits.find(({ visit }) => visit === id)
  /** "drg. Ratna", or "Yuni, dictated by drg. Ratna": the dentist of the visit dictates. */
  const who = ({ by, dictated_by, visit }: Pick<FindingRow, 'by' | 'dictated_by' | 'visit'>) => {
    const typist = names.get(by) ?? ''
    if (dictated_by === null) return typist
    return texts.dictated({ typist, dentist: names.get(dictated_by) ?? visitOf(visit)?.doctor_name ?? '' })
  }
  return {
    who,
    /** "12 Jan 2025, 10:00 · drg. Ratna". */
    entered: (row: FindingRow) => [dateTime(row.at), isolated(who(row))].filter(Boolean).join(' · '),
    /** "12 Jan 2025 · drg. Ratna"; nothing of a visit that the chart does not know. */
    visitSaid: (id: string) => {
      const visit = visitOf(id)
      return visit
        ? [date(visit.date), visit.doctor_name && isolated(visit.doctor_name)].filter(Boolean).join(' · ')
        : ''
    },
  }
}

const nameOf = ({ by, by_name }: Schema<'Finding'>): [string, string] => [by, by_name]
