import uPlot from 'uplot'
import { SERIES_TOKENS, tokenColour, type SeriesToken } from './chart-look.ts'

/** A part of every bar. */
export interface BarSeries {
  readonly token: SeriesToken
  readonly label: string
  readonly values: readonly number[]
}

export interface StackedBars {
  readonly labels: readonly string[]
  /** From the bottom to the top. */
  readonly series: readonly BarSeries[]
  /** Bars that are not over yet: drawn lighter. */
  readonly isOpen?: readonly boolean[]
  readonly format: (value: number) => string
}

const FONT = '11px "Figtree Variable", system-ui, sans-serif'
const BOLD = '700 12px "Bricolage Grotesque Variable", system-ui, sans-serif'

/** Sums from the bottom: `sums[k][i]` is how high the first k + 1 parts of bar i are. Parts below zero count as they are. */
export function stackedSums(series: readonly (readonly number[])[]): number[][] {
  const sums: number[][] = []
  for (const values of series) {
    const below = sums.at(-1)
    sums.push(values.map((value, index) => value + (below?.[index] ?? 0)))
  }
  return sums
}

/** What uPlot draws: the whole bar first, and over it what is below, so that each part shows. */
export function barOptions(
  { labels, series, isOpen, format }: StackedBars,
  width: number,
  height: number,
): uPlot.Options {
  const [surface, ink, faint, line] = ['--c-surface', '--c-ink', '--c-ink-2', '--c-line'].map(tokenColour)
  const paths = uPlot.paths.bars?.({ size: [0.66, 56], radius: [0.12, 0.04] })
  const last = labels.length - 1
  const every = Math.max(1, Math.ceil((labels.length * 52) / width))
  return {
    width,
    height,
    padding: [22, 4, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.6, last + 0.6] },
      y: { range: (_, low, high) => [Math.min(0, low), Math.max(1, high * 1.06)] },
    },
    axes: [
      {
        stroke: faint ?? '',
        font: FONT,
        grid: { show: false },
        ticks: { show: false },
        splits: () => labels.map((_, index) => index).filter((index) => index % every === 0),
        values: (_, splits) => splits.map((index) => labels[index] ?? ''),
      },
      {
        stroke: faint ?? '',
        font: FONT,
        size: 46,
        grid: { stroke: line ?? '', width: 1 },
        ticks: { show: false },
        values: (_, splits) => splits.map(format),
      },
    ],
    series: [
      {},
      ...series.toReversed().map(({ token, label }) => ({
        label,
        ...(paths === undefined ? {} : { paths }),
        points: { show: false },
        fill: tokenColour(SERIES_TOKENS[token]),
        stroke: surface ?? '',
        width: 2,
      })),
    ],
    hooks: {
      draw: [
        (plot) => {
          const { ctx } = plot
          const tops = plot.data[1] ?? []
          ctx.save()
          ctx.textAlign = 'center'
          tops.forEach((top, index) => {
            const [x, y, zero] = [
              plot.valToPos(index, 'x', true),
              plot.valToPos(top ?? 0, 'y', true),
              plot.valToPos(0, 'y', true),
            ]
            if (isOpen?.[index] === true) {
              const half = (plot.bbox.width / (last + 1.2)) * 0.36
              ctx.globalAlpha = 0.35
              ctx.fillStyle = surface ?? ''
              ctx.fillRect(x - half, y, 2 * half, zero - y)
              ctx.globalAlpha = 1
            }
            if (index % every !== 0 || (top ?? 0) === 0) return
            ctx.font = BOLD.replace('12px', `${12 * uPlot.pxRatio}px`)
            ctx.fillStyle = ink ?? ''
            ctx.fillText(format(top ?? 0), x, y - 6 * uPlot.pxRatio)
          })
          ctx.restore()
        },
      ],
    },
  }
}

/** Indexes of the bars, then the sums from the whole bar down. */
export function barData(series: readonly BarSeries[]): uPlot.AlignedData {
  const sums = stackedSums(series.map(({ values }) => values)).toReversed()
  return [(series[0]?.values ?? []).map((_, index) => index), ...sums]
}
