import type { RegistrationClinic } from '@clinic/core/registration'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type Ref, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { EmptyState } from '../../ui/feedback/empty-state'
import { FailedState } from '../../ui/feedback/failed-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { SearchField } from '../../ui/field/search-field'
import { clinicsQuery } from './registration-queries'

interface ClinicChoiceProps {
  onChoose: (clinic: RegistrationClinic) => void
  search?: Ref<HTMLInputElement>
}

/** The active clinics, to search and choose from. */
export function ClinicChoice({ onChoose, search }: ClinicChoiceProps) {
  const { api } = useApp()
  const texts = useTexts()
  const clinics = useQuery(clinicsQuery(api))
  const [words, setWords] = useState('')

  if (clinics.error) {
    return (
      <FailedState
        title={texts.failed.title()}
        message={clinics.error.message}
        safe={texts.failed.safe()}
        retry={{ label: texts.tryAgain(), busy: clinics.isFetching, onRetry: () => clinics.refetch() }}
      />
    )
  }
  if (!clinics.data) return <Skeleton shape="block" lines={3} />
  if (clinics.data.count === 0) {
    return (
      <EmptyState title={texts.registration.clinicInformation.none()}>
        {texts.registration.clinicInformation.noneText()}
      </EmptyState>
    )
  }
  const found = clinics.data.rows.filter((clinic) => matches(clinic, words))
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <SearchField
        ref={search}
        label={texts.registration.clinicInformation.search()}
        placeholder={texts.registration.clinicInformation.searchIn()}
        value={words}
        onChange={setWords}
      />
      <p role="status" className={css({ color: 'muted', _empty: { display: 'none' } })}>
        {found.length === 0 && texts.registration.clinicInformation.noMatch({ search: words })}
      </p>
      <ul aria-label={texts.registration.clinicInformation.clinics()} className={css({ display: 'grid', gap: '3' })}>
        {found.map((clinic) => (
          <li key={clinic.slug}>
            <button type="button" className={choice} onClick={() => onChoose(clinic)}>
              <span className={css({ flex: '1' })}>
                <span className={css({ display: 'block', fontWeight: 'semibold' })}>{clinic.name}</span>
                <span className={css({ color: 'muted' })}>
                  {[clinic.address, clinic.city].filter(Boolean).join(', ')}
                </span>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each word somewhere in the name or the place. */
function matches({ name, address, city, province }: RegistrationClinic, words: string) {
  const text = [name, address, city, province].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  padding: '4',
  textAlign: 'start',
  borderRadius: 'card',
  border: 'hairline',
  _hover: { background: 'subtle' },
  '& > svg': { boxSize: '5', color: 'muted', _rtl: { scale: '-1 1' } },
})
