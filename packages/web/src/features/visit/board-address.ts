import { visitStages } from '@clinic/core/visit'
import { useSearchParams } from 'wouter'
import { oneOf } from '../../platform/texts/one-of'

/** What the board shows, as it stands in the address: the stage of a narrow window, and what is open on top. */
export function useBoardAddress() {
  const [address, setAddress] = useSearchParams()
  const number = (name: string) => {
    const text = address.get(name) ?? ''
    return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
  }
  return {
    stage: oneOf(visitStages, address.get('stage') ?? ''),
    /** The appointment whose patient is being checked in. */
    appointment: number('appointment'),
    visit: number('visit'),
    /** What is asked about that visit at once, in place of what is known of it. */
    step: address.get('step') ?? '',
    open: address.get('open') ?? '',
    /** What is opened is a step that Back undoes. */
    change: (part: Readonly<Record<string, string | number>>) =>
      setAddress((before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value === '') next.delete(name)
          else next.set(name, String(value))
        }
        return next
      }),
  }
}

export type BoardAddress = ReturnType<typeof useBoardAddress>
