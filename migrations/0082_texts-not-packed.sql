-- Lists, facets and pages read `brief` and `brief_text` of hundreds of rows, and each use unpacked them anew. A row keeps
-- them as they are where it fits its page; longer texts go out of line as before.
alter table live set (toast_tuple_target = 8160);
