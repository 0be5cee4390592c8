import { type Schema, unwrap } from '@clinic/api'
import { hasMarried } from '@clinic/core/treatment-consent'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { treatmentConsent } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { focusFirstWrong, inputName } from '../../platform/record/field-errors'
import { useRecordForm } from '../../platform/record/use-record-form'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { refusedFields } from '../../platform/refusal/refused-fields'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { Dialog } from '../../ui/overlay/dialog'
import { useKnownService } from '../note/use-known-service'
import { useServices } from '../note/use-services'
import type { ConsentWords } from './consent-words'
import { PrepareFields } from './prepare-fields'
import {
  type ConsentPatient,
  contentOf,
  isOfDentist,
  type Place,
  type PreparedConsent,
  preparedConsent,
  preparedProblems,
  type Wordings,
} from './prepared-consent'
import { SignFields } from './sign-fields'
import type { ConsentLanguage, TreatmentConsent } from './treatment-consent-query'

interface ConsentStepsProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient'>
  procedure: number | null
  patient: ConsentPatient & Pick<Schema<'Patient'>, 'record_number'>
  doctor: string
  witness: string
  today: string
  wordings: Omit<Wordings, 'services'>
  formsFailure: Error | null
  /** What it begins with. */
  own: readonly Place[]
  /** What else of the note it can be about. */
  offered: readonly Place[]
  words: Readonly<Record<ConsentLanguage, ConsentWords>>
  onSigned?: (consent: TreatmentConsent) => void
  onClose: () => void
}

/** Two pages of one form: the dentist writes the first, the patient reads and signs the second. */
export function ConsentSteps(props: ConsentStepsProps) {
  const { visit, procedure, patient, doctor, witness, today, own, offered, words, onSigned, onClose } = props
  const { api } = useApp()
  const texts = useTexts()
  const ownWords = texts['treatment-consent']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const queries = useQueryClient()
  const id = useId()
  const name = personName(patient)
  const [isHandedOver, handOver] = useState(false)
  const [wasTried, setTried] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const serviceOf = useKnownService()
  const knownOf = (places: readonly Place[]) =>
    new Map(places.flatMap(({ product_id }) => serviceOf(product_id) ?? []).map((service) => [service.id, service]))
  const [initial] = useState(() =>
    preparedConsent({ patient, on: today, places: own, witness, name }, { ...props.wordings, services: knownOf(own) }),
  )

  const problemsOf = (value: PreparedConsent, language: ConsentLanguage | null = null) => {
    const { problems } = language ? words[language] : ownWords
    return preparedProblems(value, {
      born: patient.date_of_birth,
      on: today,
      isMarried: hasMarried(patient.marital_status),
      products: knownOf(value.services),
    }).map((each) => ({ ...each, name: nameOf(each.field), sentence: problems[each.problem]() }))
  }
  const form = useRecordForm<PreparedConsent, TreatmentConsent>({
    form: `treatment-consent-${visit.id}-${procedure ?? 'visit'}`,
    initial,
    problemsOf: (value) => sentencesOf(problemsOf(value, value.language)),
    save: (value, key) =>
      unwrap(
        api.POST('/api/visit/{id}/treatment-consent', {
          params: { path: { id: visit.id }, header: { 'Idempotency-Key': key } },
          body: contentOf(value),
        }),
      ),
    onSaved(consent) {
      const { decision } = consent.content
      void notify('success', decision === 'given' ? ownWords.saved() : ownWords.savedRefusal())
      onSigned?.(consent)
      void queries.invalidateQueries({ queryKey: ['treatment-consent'] })
      onClose()
    },
    hidesStored: true,
  })
  const services = useServices([...offered, ...form.value.services])
  const wordings = { ...props.wordings, services }
  const read = words[form.value.language].read
  const { failure } = form
  // what the server refuses of the first page is mended there
  useEffect(() => {
    if (failure && Object.keys(refusedFields(failure)).some((field) => isOfDentist({ field }))) handOver(false)
  }, [failure])
  useEffect(() => {
    if (isHandedOver) top.current?.focus()
  }, [isHandedOver])

  function prepare(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (problemsOf(form.value).some(isOfDentist)) focusFirstWrong(form.ref.current)
    else handOver(true)
  }

  if (!form.isReady) return null
  const classes = treatmentConsent()
  const errors = {
    ...form.errors,
    ...(wasTried && !isHandedOver && sentencesOf(problemsOf(form.value).filter(isOfDentist))),
  }
  return (
    <Dialog
      open
      size="lg"
      title={isHandedOver ? read.title() : ownWords.prepare.title({ name })}
      description={isHandedOver ? undefined : ownWords.prepare.text()}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              if (isHandedOver) return handOver(false)
              form.discardDraft()
              onClose()
            }}
          >
            {isHandedOver ? read.back() : texts.cancel()}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {!isHandedOver && ownWords.prepare.next()}
            {isHandedOver && (form.value.decision === 'refused' ? read.signRefusal() : read.sign())}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form.ref}
        noValidate
        autoComplete="off"
        onSubmit={isHandedOver ? form.onSubmit : prepare}
        className={classes.form}
      >
        {form.restoredAt && !isHandedOver && (
          <Banner
            action={
              <Button size="sm" variant="outline" onClick={() => form.discardDraft()}>
                {texts.draft.discard()}
              </Button>
            }
          >
            {texts.draft.restored({ when: dateTime(form.restoredAt) })}
          </Banner>
        )}
        {isHandedOver ? (
          <SignFields
            ref={top}
            value={form.value}
            errors={errors}
            words={words[form.value.language]}
            patient={patient}
            today={today}
            doctor={doctor}
            services={services}
            onChange={form.change}
          />
        ) : (
          <PrepareFields
            value={form.value}
            errors={errors}
            offered={offered}
            wordings={wordings}
            formsFailure={props.formsFailure}
            services={services}
            onChange={form.change}
          />
        )}
        {failure && <FailureBanner error={failure}>{texts.failed.safe()}</FailureBanner>}
      </form>
    </Dialog>
  )
}

/** A list is one input, and so are the rows of a field of the explanation. */
const nameOf = (field: string) => inputName(field.split('.'))

const sentencesOf = (problems: readonly { name: string; sentence: string }[]) =>
  Object.fromEntries([...problems].reverse().map(({ name, sentence }) => [name, sentence]))
