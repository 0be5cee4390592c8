import type { FeeLine, LineFee } from '../fee-share'

/** An exact number, as a numerator over a denominator above 0. */
type Rational = readonly [over: bigint, under: bigint]

/**
 * The fees of an issued invoice, computed in rationals and apart from the product's code: nothing of core/money is used, and each
 * amount is rounded once, at its end.
 */
export function feeOracle(
  lines: readonly FeeLine[],
  { total, collected }: { total: number; collected: number },
): LineFee[] {
  const weights = lines.map((line) => BigInt(line.total) - BigInt(line.credited))
  const parts = largestRemainders(BigInt(collected), weights)
  const dues = largestRemainders(BigInt(total), weights)
  return lines.map((line, index) => {
    const [part, due] = [parts[index] ?? 0n, dues[index] ?? 0n]
    const whole = wholeFee(line)
    const [base, fee] = [leftOf(whole.base, line), leftOf(whole.fee, line)]
    const isByPayment = line.terms?.basis === 'on_paid' && due > 0n
    const earned = isByPayment ? nearest([fee * (part < due ? part : due), due]) : fee
    const assistant = nearest([earned * BigInt(line.terms?.assistant_percent ?? 0), 100n])
    return {
      base: Number(base),
      credited: Number(whole.base - base),
      fee: Number(fee),
      collected: Number(part) + line.prepaid,
      earned: Number(earned),
      assistant: Number(assistant),
      doctor: Number(earned - assistant),
    }
  })
}

/** What each of some lines of one service bears of a material, by how many were billed. */
export const oracleParts = (amount: number, quantities: readonly number[]): number[] =>
  largestRemainders(BigInt(amount), quantities.map(BigInt)).map(Number)

function wholeFee({ terms, gross, discount, deduction, quantity }: FeeLine) {
  if (terms === null) return { base: 0n, fee: 0n }
  const net = BigInt(gross) - BigInt(discount) - BigInt(deduction)
  const bases = {
    fixed: BigInt(terms.amount ?? 0) * BigInt(quantity),
    percent_of_gross: BigInt(gross),
    percent_of_net: net < 0n ? 0n : net,
  }
  const base = bases[terms.kind]
  const raised = atLeast(
    nearest([base * BigInt(terms.kind === 'fixed' ? 100 : (terms.percent ?? 0)), 100n]),
    terms.minimum,
  )
  const fee = terms.maximum !== null && raised > BigInt(terms.maximum) ? BigInt(terms.maximum) : raised
  return { base, fee }
}

/** What is left of an amount where a part of its line was credited. */
const leftOf = (amount: bigint, { total, credited }: FeeLine) =>
  credited === 0 ? amount : nearest([amount * (BigInt(total) - BigInt(credited)), BigInt(total)])

const atLeast = (amount: bigint, least: number | null) =>
  least !== null && amount < BigInt(least) ? BigInt(least) : amount

/** The nearest whole number, a half up. */
const nearest = ([over, under]: Rational) => (over * 2n + under) / (under * 2n)

/** Each gets the whole part of its exact share; one rupiah at a time goes to whoever lacks most of theirs, the earlier first. */
function largestRemainders(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight): Rational => [amount * weight, sum])
  const parts = shares.map(([over, under]) => over / under)
  const lacks = shares.map(([over, under], index): Rational => [over - (parts[index] ?? 0n) * under, under])
  while (parts.reduce((all, part) => all + part, 0n) < amount) {
    const most = lacks.reduce((best, lack, index) => (isMore(lack, lacks[best]) ? index : best), 0)
    parts[most] = (parts[most] ?? 0n) + 1n
    lacks[most] = [0n, 1n]
  }
  return parts
}

const isMore = ([over, under]: Rational, [otherOver, otherUnder]: Rational = [0n, 1n]) =>
  over * otherUnder > otherOver * under
