import '../../../forms.css'
import { chips } from 'styled-system/recipes'
import { Link, useSearchParams } from 'wouter'
import { satuSehatAddress } from '../satu-sehat-address'

interface FilterLinkProps {
  filter: 'state' | 'rule' | 'missing'
  value: string
  label: string
  count: string
  onFollow: () => void
}

/** A number of visits, as a link that filters the list by them; the one in the address leads back to all. */
export function FilterLink({ filter, value, label, count, onFollow }: FilterLinkProps) {
  const [address] = useSearchParams()
  const classes = chips()
  const isChosen = address.get(filter) === value
  return (
    <Link
      href={satuSehatAddress(isChosen ? {} : { [filter]: value })}
      aria-current={isChosen}
      className={classes.chip}
      onClick={onFollow}
    >
      {label} <span className={classes.count}>{count}</span>
    </Link>
  )
}
