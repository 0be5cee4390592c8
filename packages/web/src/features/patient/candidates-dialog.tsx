import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { patientStatuses } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { CandidateText } from '../../entities/patient/candidate-text'
import { failureText } from '../../platform/record/failure-text'
import { useCanCall } from '../../platform/session/use-can-call'
import { personName } from '../../platform/texts/person-name'
import { PhoneNumber } from '../../platform/texts/phone-number'
import { useLabels } from '../../platform/texts/use-labels'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { Dialog } from '../../ui/overlay/dialog'

type Candidate = Schema<'PatientCandidate'>
export type Answer = 'back' | 'again' | 'save'

interface CandidatesDialogProps {
  /** The patient that is changed, into whom one of those found can be merged; null for a new one. */
  changed: number | null
  /** The likeliest first, or the reason why the search failed. */
  found: readonly Candidate[] | Error
  answer: (answer: Answer) => void
}

/** Lists the patients it could be, and asks whether this is somebody else. */
export default function CandidatesDialog({ found, changed, answer }: CandidatesDialogProps) {
  useNamespace('registration')
  return found instanceof Error ? (
    <NotCompared error={found} answer={answer} />
  ) : (
    <Found candidates={found} changed={changed} answer={answer} />
  )
}

interface FoundProps extends Pick<CandidatesDialogProps, 'changed' | 'answer'> {
  candidates: readonly Candidate[]
}

function Found({ candidates, changed, answer }: FoundProps) {
  const { known: words } = useTexts().registration
  const isTaken = candidates.some(hasTheNumber)
  return (
    <Dialog
      open
      role="alertdialog"
      size="lg"
      title={words.title(candidates.length)}
      description={isTaken ? words.taken() : words.text()}
      onClose={() => answer('back')}
      footer={
        <>
          <Button variant={isTaken ? 'solid' : 'outline'} onClick={() => answer('back')}>
            {words.back()}
          </Button>
          {!isTaken && <Button onClick={() => answer('save')}>{words.save()}</Button>}
        </>
      }
    >
      <ul aria-label={words.list()}>
        {candidates.map((candidate) => (
          <Row key={candidate.patient.id} candidate={candidate} changed={changed} />
        ))}
      </ul>
    </Dialog>
  )
}

function Row({ candidate, changed }: { candidate: Candidate; changed: number | null }) {
  const texts = useTexts()
  const { label } = useLabels()
  const { date } = useFormat()
  const canMerge = useCanCall(operationRoles.mergePatient)
  const { patient } = candidate
  const { fields } = texts.patient
  return (
    <li className={row}>
      <span className={what}>
        <CandidateText candidate={candidate} />
        <span className={quiet}>
          {fields.date_of_birth()}: {date(patient.date_of_birth)} · <PhoneNumber number={patient.phone} />
          {patient.status !== 'active' && ` · ${label(patientStatuses, patient.status)}`}
        </span>
      </span>
      {/* opens in a new window, so that typed text is kept */}
      <a
        className={buttonClass({ variant: 'outline', size: 'sm' })}
        href={`/clinic/patient/${patient.id}`}
        target="_blank"
        rel="noopener"
        aria-label={texts.registration.known.openOne({ name: personName(patient) })}
      >
        {texts.registration.known.open()}
      </a>
      {changed !== null && canMerge && (
        <a
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          href={`/clinic/patient/${changed}/merge?duplicate=${patient.id}`}
          target="_blank"
          rel="noopener"
          aria-label={texts.registration.known.mergeOne({ name: personName(patient) })}
        >
          {texts.registration.known.merge()}
        </a>
      )}
    </li>
  )
}

function NotCompared({ error, answer }: { error: Error; answer: CandidatesDialogProps['answer'] }) {
  const texts = useTexts()
  const { known: words } = texts.registration
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.notCompared()}
      description={words.notComparedText()}
      onClose={() => answer('back')}
      footer={
        <>
          <Button variant="ghost" onClick={() => answer('back')}>
            {words.back()}
          </Button>
          <Button variant="outline" onClick={() => answer('save')}>
            {words.saveWithout()}
          </Button>
          <Button onClick={() => answer('again')}>{texts.tryAgain()}</Button>
        </>
      }
    >
      <Banner tone="error">{failureText(texts, error)}</Banner>
    </Dialog>
  )
}

/** Two patients of a clinic cannot have one number, but children without one share their mother's. */
const hasTheNumber = ({ patient, reasons }: Candidate) =>
  reasons.includes('identity') && patient.identification !== 'nik_mother'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '3',
  fontFamily: 'numeric',
  '& + &': { borderBlockStart: 'hairline' },
})
const what = css({ display: 'grid', gap: '1', flex: '1 1 16rem', minWidth: '0', overflowWrap: 'anywhere' })
const quiet = css({ color: 'muted', textStyle: 'small' })
