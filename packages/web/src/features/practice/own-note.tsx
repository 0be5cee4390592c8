import type { Schema } from '@clinic/api'
import type { StoredDraft } from '@clinic/core/note'
import { isPrescribed } from '@clinic/core/prescription'
import { awaitsAcknowledgement, finishFacts, finishProblems } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { dictationQuery, draftsIn } from '../../entities/dictation/dictation-query'
import { FinishBar } from '../../entities/note/finish-bar'
import { NoteEditor } from '../../entities/note/note-editor'
import { type NoteDraftActor, useNoteDraft } from '../../entities/note/use-note-draft'
import { useServices } from '../../entities/note/use-services'
import { prescriptionQuery } from '../../entities/prescription/prescription-query'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const PracticePrescription = lazyWithRetry(() => import('./practice-prescription'))
const SignDialog = lazyWithRetry(() => import('../../entities/note/ending/sign-dialog'))
const DiscontinueDialog = lazyWithRetry(() => import('../../entities/note/ending/discontinue-dialog'))

/** The note as its dentist writes it, and the end of the visit. */
export function OwnNote({ visit, stored }: { visit: Schema<'Visit'>; stored: StoredDraft }) {
  const draft = useNoteDraft(visit.id, stored)
  return draft ? <Writing visit={visit} draft={draft} /> : <Skeleton shape="block" />
}

function Writing({ visit, draft }: { visit: Schema<'Visit'>; draft: NoteDraftActor }) {
  const { today } = useClinicDay()
  const content = useSelector(draft, ({ context }) => context.content)
  const services = useServices(content.procedures)
  const { api } = useApp()
  const { data } = useQuery(prescriptionQuery(api, visit.id))
  const dictated = useQuery(dictationQuery(api, visit.id))
  const prescribed = data?.prescriptions ?? []
  const [ending, end] = useState<'sign' | 'discontinue'>()
  const { vital_sign, doctor_id, doctor_name, staff_id, staff_name } = visit
  const isAlarming = awaitsAcknowledgement(vital_sign)
  const problems = finishProblems(
    finishFacts(content, {
      products: services,
      unsigned: prescribed.filter(({ state, content: lines }) => state === 'draft' && isPrescribed(lines)),
      dictated: draftsIn(dictated.data),
      unacknowledged: isAlarming ? [{ sign: 'vital-sign' }] : [],
      today,
      licence: 'valid', // the server knows it, and says so when it is signed
    }),
  )
  const close = () => end(undefined)
  return (
    <>
      <div className={recipe().editor}>
        <NoteEditor
          draft={draft}
          services={services}
          people={{ doctor: personOf(doctor_id, doctor_name), staff: personOf(staff_id, staff_name) }}
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
        {ending === 'sign' && <SignDialog visit={visit} draft={draft} onClose={close} />}
        {ending === 'discontinue' && <DiscontinueDialog visit={visit} draft={draft} onClose={close} />}
      </Suspense>
    </>
  )
}

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
