import type { Schema } from '@clinic/api'
import type { StoredDraft } from '@clinic/core/note'
import { isPrescribed } from '@clinic/core/prescription'
import { coversProcedure } from '@clinic/core/treatment-consent'
import { awaitsAcknowledgement, finishFacts, finishProblems } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { dictationQuery, draftsIn } from '../../entities/dictation/dictation-query'
import type { SomeDraftActor } from '../../entities/note/draft/use-visit-draft'
import { FinishBar } from '../../entities/note/finish-bar'
import { NoteEditor } from '../../entities/note/note-editor'
import { usePerformers } from '../../entities/note/procedure/use-performers'
import { useVisitChart } from '../../entities/note/procedure/use-visit-chart'
import { type NoteDraftActor, useNoteDraft } from '../../entities/note/use-note-draft'
import { useServiceName, useServices } from '../../entities/note/use-services'
import { prescriptionQuery } from '../../entities/prescription/prescription-query'
import { allConsentsQuery, type TreatmentConsent } from '../../entities/treatment-consent/treatment-consent-query'
import { sheetQuery } from '../../entities/vital-sign/sheet-query'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const PracticePrescription = lazyWithRetry(() => import('./practice-prescription'))
const ProcedureConsent = lazyWithRetry(() => import('../../entities/treatment-consent/procedure-consent'))
const ProcedureAnaesthesia = lazyWithRetry(() => import('../../entities/note/procedure/procedure-anaesthesia'))
const PackagesLeft = lazyWithRetry(() => import('../../entities/package-sold/packages-left'))
const SignDialog = lazyWithRetry(() => import('../../entities/note/ending/sign-dialog'))
const DiscontinueDialog = lazyWithRetry(() => import('../../entities/note/ending/discontinue-dialog'))

interface OwnNoteProps {
  visit: Schema<'Visit'>
  /** The chart of the same page, once it is there. */
  chart: ChartingActor | undefined
  /** What is written in the visit beside it; it is stored before the visit ends. */
  beside: readonly SomeDraftActor[]
}

/** The note as its dentist writes it, and the end of the visit. */
export function OwnNote({ stored, ...props }: OwnNoteProps & { stored: StoredDraft }) {
  const draft = useNoteDraft(props.visit.id, stored)
  return draft ? <Writing {...props} draft={draft} /> : <Skeleton shape="block" />
}

function Writing({ visit, chart: actor, beside, draft }: OwnNoteProps & { draft: NoteDraftActor }) {
  const chart = useVisitChart(actor)
  const performers = usePerformers(visit)
  const { today } = useClinicDay()
  const content = useSelector(draft, ({ context }) => context.content)
  const services = useServices(content.procedures)
  const { api } = useApp()
  const { data } = useQuery(prescriptionQuery(api, visit.id))
  const dictated = useQuery(dictationQuery(api, visit.id))
  const prescribed = data?.prescriptions ?? []
  const { data: consents } = useQuery(allConsentsQuery(api, visit.patient.id))
  const nameOf = useServiceName()
  const sheet = useQuery(sheetQuery(api, visit.id))
  const [ending, end] = useState<'sign' | 'discontinue'>()
  const isAlarming = awaitsAcknowledgement(visit.vital_sign)
  const problems = finishProblems(
    finishFacts(content, {
      products: services,
      done: chart?.done ?? null, // the server knows it too
      patient_id: visit.patient.id,
      consents: consents ?? null,
      unsigned: prescribed.filter(({ state, content: lines }) => state === 'draft' && isPrescribed(lines)),
      dictated: draftsIn(dictated.data),
      unacknowledged: isAlarming ? [{ sign: 'vital-sign' }] : [],
      today,
      licence: 'valid', // the server knows it, and says so when it is signed
    }),
  )
  const close = () => end(undefined)
  function put(change: (row: Schema<'NoteProcedure'>) => Schema<'NoteProcedure'>) {
    const written = draft.getSnapshot().context.content
    draft.send({ type: 'draft.edit', content: { ...written, procedures: written.procedures.map(change) } })
  }
  const signedOf = (row: Schema<'NoteProcedure'>) => {
    const service = services.get(row.product_id)
    return (
      <Suspense fallback={<Skeleton shape="control" />}>
        <ProcedureConsent
          visit={visit}
          row={row}
          name={service ? nameOf(service) : ''}
          content={content}
          consents={consents}
          onConsent={(consent) =>
            put((each) => (coversProcedure(consent, each, visit.patient) ? withConsent(each, consent) : each))
          }
          onRemove={() => put((each) => (each.id === row.id ? { ...each, consent: null } : each))}
        />
      </Suspense>
    )
  }
  const weight = sheet.data?.measurements.findLast(({ state }) => state === 'recorded')?.weight ?? null
  const anaesthesiaOf = (row: Schema<'NoteProcedure'>) => (
    <Suspense>
      <ProcedureAnaesthesia
        row={row}
        procedures={content.procedures}
        weight={weight}
        onChange={(anaesthesia) => put((each) => (each.id === row.id ? { ...each, anaesthesia } : each))}
      />
    </Suspense>
  )
  return (
    <>
      <div className={recipe().editor}>
        <NoteEditor
          draft={draft}
          patient={visit.patient.id}
          services={services}
          performers={performers}
          chart={chart}
          signedOf={signedOf}
          anaesthesiaOf={anaesthesiaOf}
          prepaid={
            <Suspense>
              <PackagesLeft patient={visit.patient.id} />
            </Suspense>
          }
        />
      </div>
      <Suspense fallback={<Skeleton shape="block" />}>
        <PracticePrescription visit={visit} isOwn />
      </Suspense>
      <FinishBar
        draft={draft}
        problems={problems}
        services={services}
        onFinish={() => end('sign')}
        onDiscontinue={() => end('discontinue')}
      />
      <Suspense>
        {ending === 'sign' && <SignDialog visit={visit} draft={draft} beside={beside} onClose={close} />}
        {ending === 'discontinue' && <DiscontinueDialog visit={visit} draft={draft} beside={beside} onClose={close} />}
      </Suspense>
    </>
  )
}

/** A procedure that is done by a consent signed on the screen. */
const withConsent = (
  row: Schema<'NoteProcedure'>,
  { id, content, signature }: TreatmentConsent,
): Schema<'NoteProcedure'> => ({
  ...row,
  consent: { witness: content.witness, at: signature.signed_at, consent_id: id },
})
