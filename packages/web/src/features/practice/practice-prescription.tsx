import type { Schema } from '@clinic/api'
import { isPrescribed } from '@clinic/core/prescription'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { OwnPrescription } from '../../entities/prescription/own-prescription'
import { prescriptionQuery } from '../../entities/prescription/prescription-query'
import { SignedPrescription } from '../../entities/prescription/signed-prescription'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useKeptFocus } from '../../ui/use-kept-focus'

interface PracticePrescriptionProps {
  visit: Schema<'Visit'>
  /** Whether the reader writes it: the dentist who treats, while they treat. */
  isOwn: boolean
}

/** The prescriptions of a visit: what is signed is read, the draft is written by its dentist. */
export default function PracticePrescription({ visit, isOwn }: PracticePrescriptionProps) {
  useNamespace('prescription')
  useNamespace('note')
  const { api } = useApp()
  const { missing } = useTexts().practice
  const root = useRef<HTMLDivElement>(null)
  const keep = useKeptFocus(root, 'data-prescription')
  const query = useQuery(prescriptionQuery(api, visit.id))
  return (
    <RecordGate
      query={query}
      skeleton={<Skeleton shape="block" />}
      missing={{ title: missing.title(), text: missing.text(), href: '/doctor/idental', leave: missing.leave() }}
    >
      {({ facts, prescriptions }) => {
        const draft = prescriptions.find(({ state }) => state === 'draft')
        const read = prescriptions.filter(
          ({ state, content }) => (state === 'draft' ? !isOwn : true) && isPrescribed(content),
        )
        if (!isOwn && read.length === 0) return null
        return (
          <div ref={root} className={recipe().editor}>
            {read.map((each) => (
              <SignedPrescription key={each.id} prescription={each} />
            ))}
            {isOwn && (
              // what is written after a signature is another prescription
              <OwnPrescription
                key={prescriptions.filter((each) => each !== draft).length}
                visit={visit}
                facts={facts}
                stored={draft}
                onSigned={() => {
                  keep.current = 'writing'
                }}
              />
            )}
          </div>
        )
      }}
    </RecordGate>
  )
}
