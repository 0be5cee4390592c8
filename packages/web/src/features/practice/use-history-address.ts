import { useSearchParams } from 'wouter'

/** Whether the chart over time lies over the practice, as it stands in the address: Back closes it. */
export function useHistoryAddress() {
  const [address, setAddress] = useSearchParams()
  return {
    isOpen: address.get('history') === 'open',
    /** Opens it with the visit that the chart is compared with. */
    open: (against: string) =>
      setAddress((before) => new URLSearchParams([...before, ['history', 'open'], ['against', against]])),
    close: () =>
      setAddress((before) => {
        const next = new URLSearchParams(before)
        for (const name of ['history', 'layer', 'as-of', 'against']) next.delete(name)
        return next
      }),
  }
}
