import { jobStates } from '@clinic/core/satu-sehat'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { type SatuSehatVisit, satuSehatVisitQuery } from '../../entities/satu-sehat/satu-sehat-query'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { ComparisonPanel } from './comparison-panel'
import { PreviewPanel } from './preview-panel'
import { StepTable } from './step-table'
import { VisitActions } from './visit-actions'
import { VisitFacts } from './visit-facts'
import { VisitTasks } from './visit-tasks'

/** What SATUSEHAT is told of a visit, step by step, and what can be done so that it is. */
export default function VisitPage() {
  const { api } = useApp()
  const { page } = useTexts()['satu-sehat']
  const query = useEarlyQuery(satuSehatVisitQuery(api, Number(useParams<{ id: string }>().id)))
  const visit = query.data?.visit
  const list = { href: '/clinic/satu-sehat', label: page.back() }
  const missing = { title: page.unknown(), text: page.unknownText(), href: list.href, leave: list.label }
  return (
    <Page
      title={visit ? page.title({ name: personName(visit.patient) }) : page.heading()}
      back={list}
      description={visit && <About visit={visit} />}
      actions={visit && <VisitActions visit={visit} />}
    >
      <RecordGate query={query} missing={missing}>
        {({ visit, steps, uncoded_allergies }) => (
          <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
            <VisitTasks visit={visit} />
            <VisitFacts visit={visit} uncodedAllergies={uncoded_allergies} />
            <Card title={page.steps()} flush={steps.length > 0}>
              {steps.length > 0 ? <StepTable steps={steps} /> : page.noSteps()}
            </Card>
            <PreviewPanel visit={visit.id} />
            <ComparisonPanel visit={visit.id} steps={steps} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}

function About({ visit: { patient, state } }: { visit: SatuSehatVisit }) {
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      <bdi>{patient.record_number}</bdi>
      <ValueTag of={jobStates} value={state} />
    </span>
  )
}
