/* reader.ts - who is "you" in an analysis: the seat whose view is shown, or whose game it is. */
import { seatOf } from '../../game/review/retold';
import type { ReviewState, Seat } from '../../game/types';

export const readerOf = ({ eyes, own }: ReviewState): Seat | null => seatOf(eyes) ?? own;
