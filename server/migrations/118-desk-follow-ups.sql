-- Ways to what the desk looks for (B-12, R-603).

-- People say the last signs of an order's number, which stand largest on its paper.
create index orders__by_number_end on orders (reverse(number) text_pattern_ops);
