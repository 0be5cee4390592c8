import type { Schema } from '@clinic/api'
import { reportSubjects } from '@clinic/core/report'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { reportAddress } from '../../../entities/report/report-address'
import { reportQuery } from '../../../entities/report/report-query'
import { useApp } from '../../../platform/app/app-context'
import { ListScreen } from '../../../platform/list/list-screen'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { factAddress } from './fact-address'
import { type ReportAddress, ReportGate } from './report-gate'
import { useFactColumns } from './use-fact-columns'
import { useGroupLabel } from './use-group-label'

/** The facts behind a figure of a report, the latest first; as a table too. */
export default function ReportFacts() {
  return <ReportGate>{({ question }) => <Facts question={question} />}</ReportGate>
}

function Facts({ question }: Pick<ReportAddress, 'question'>) {
  const { api } = useApp()
  const { list } = useTexts().report
  const { label } = useLabels()
  const key = useSearchParams()[0].get('key') ?? undefined
  const labelOf = useGroupLabel(question)
  const group = useQuery(reportQuery(api, question)).data?.groups.find((each) => each.key === key)
  const subject = label(reportSubjects, question.subject)
  const title = group ? list.of({ subject, group: labelOf(group) }) : subject
  return (
    <ListScreen<Schema<'ReportFact'>>
      feature="report"
      words={{ ...list, title: () => title }}
      back={{ href: reportAddress(question), label: list.create() }}
      ask={() => ({ path: '/api/report/fact', query: { ...question, key }, isTable: true })}
      columns={useFactColumns(question.subject)}
      href={(fact) => factAddress(question.subject, fact)}
    />
  )
}
