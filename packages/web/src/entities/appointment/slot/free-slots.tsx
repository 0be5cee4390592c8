import { type Schema, unwrap } from '@clinic/api'
import { partsOfDay } from '@clinic/core/time'
import { valuesOf } from '@clinic/core/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { useApp } from '../../../platform/app/app-context'
import { oneOf } from '../../../platform/texts/one-of'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { FilterChips } from '../../../ui/table/filter-chips'
import { useWhen } from '../use-when'

interface FreeSlotsProps {
  /** The first day asked for. */
  from: string
  duration_minutes: number
  doctor_id?: number
  patient_id?: number
  /** The appointment to be moved. */
  appointment_id?: number
  onTake: (slot: Schema<'FreeSlot'>) => void
  isTaken: (slot: Schema<'FreeSlot'>) => boolean
}

/** The first three times that are free, to be taken by one press. */
export function FreeSlots({ onTake, isTaken, ...wanted }: FreeSlotsProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { options } = useLabels()
  const { book } = texts.appointment
  const when = useWhen()
  const [part, setPart] = useState('')
  const [taken, setTaken] = useState<{ slot: Schema<'FreeSlot'> } & Pick<FreeSlotsProps, 'from' | 'doctor_id'>>()
  // the choices stay where they are while one of them is taken: the second of two clicks takes no other time
  const { from, doctor_id } = taken && isTaken(taken.slot) ? taken : wanted
  const params = { ...wanted, from, doctor_id, part_of_day: oneOf(valuesOf(partsOfDay), part) }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['appointment', 'free-slots', params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/appointment/free-slots', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  })
  const classes = recipe()
  return (
    <section aria-label={book.free()} className={classes.panel}>
      <div className={classes.actions}>
        <strong>{book.free()}</strong>
        <FilterChips label={book.partOfDay()} value={part} onChange={setPart} options={options(partsOfDay)} />
      </div>
      {!data && !error && <Skeleton shape="control" />}
      {!data && error && (
        <p className={classes.actions}>
          {book.freeFailed()}
          <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain()}
          </Button>
        </p>
      )}
      {data?.slots.length === 0 && <p>{book.freeNone()}</p>}
      {data && data.slots.length > 0 && (
        <div className={classes.slots}>
          {data.slots.map((slot) => (
            <button
              key={`${slot.doctor_id} ${slot.starts_at}`}
              type="button"
              aria-pressed={isTaken(slot)}
              className={classes.slot}
              onClick={() => {
                setTaken({ slot, from, doctor_id })
                onTake(slot)
              }}
            >
              <strong>{when(slot.starts_at)}</strong>
              <bdi className={classes.small}>
                {[isolated(slot.doctor_name), slot.room_name].filter(Boolean).join(' · ')}
              </bdi>
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
