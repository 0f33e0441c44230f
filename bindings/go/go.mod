module kinesic

go 1.19
